import type { Server } from 'node:http';
import { errorTable } from '@gaemi/contracts/errors';

const encodeAddress = '주소의 한글과 빈칸은 퍼센트 인코딩(%EC%82%BC)으로 보내주세요.';
const shortenHeaders = '주소와 헤더를 줄여주세요.';

/** Answers what is no readable HTTP with the body of every other error: Node alone ends it without a word. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(writeRefusal(error.code));
  });
}

function writeRefusal(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW')
    return answer('431 Request Header Fields Too Large', 'MALFORMED_REQUEST', ` ${shortenHeaders}`);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return answer('408 Request Timeout', 'REQUEST_TIMEOUT');
  return answer('400 Bad Request', 'MALFORMED_REQUEST', code === 'HPE_INVALID_URL' ? ` ${encodeAddress}` : '');
}

function answer(status: string, code: 'MALFORMED_REQUEST' | 'REQUEST_TIMEOUT', hint = ''): string {
  const body = JSON.stringify({ detail: `${errorTable[code].detail}${hint}`, code });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
