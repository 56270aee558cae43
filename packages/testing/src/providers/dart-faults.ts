import { body, type Fault } from './faults.ts';

/** Answers a status of OpenDART as JSON, with HTTP status 200. */
export const dartStatus = (status: string): Fault => body(JSON.stringify({ status, message: messageOf(status) }));

/** Answers a status of OpenDART as the XML envelope that takes the place of a ZIP file, with HTTP status 200. */
export const dartEnvelope = (status: string): Fault => body(envelopeXml(status), 'application/xml; charset=utf-8');

export const envelopeXml = (status: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><result><status>${status}</status><message>${messageOf(status)}</message></result>`;

/** Answers a maintenance page that repeats the address of the request, the key included, as it is and percent-encoded. */
export const keyEcho: Fault = (response, request) => {
  const key = request.query.get('crtfc_key') ?? '';
  const page = `<!DOCTYPE html><html><body>점검 중 ${request.path}?${request.query} ${key} ${encodeURIComponent(key)}</body></html>`;
  body(page, 'text/html; charset=utf-8')(response, request);
};

/** Answers what is no HTTP, with the key of the request in it. */
export const keyInBrokenHttp: Fault = (response, request) => {
  response.socket?.end(`HTTP/1.1 200 OK\r\nKey ${request.query.get('crtfc_key')}\r\n\r\n`);
};

const messages: Readonly<Record<string, string>> = {
  '000': '정상',
  '010': '등록되지 않은 키입니다.',
  '013': '조회된 데이타가 없습니다.',
  '014': '파일이 존재하지 않습니다.',
  '020': '요청 제한을 초과하였습니다.',
  '100': '필드의 부적절한 값입니다.',
  '800': '시스템 점검으로 인한 서비스가 중지 중입니다.',
};

export const messageOf = (status: string): string => messages[status] ?? '정의되지 않은 오류가 발생하였습니다.';
