import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';

/** The stock whose records an address asks for: none where it names none, `unknown` where what it names can be no code. */
export function stockOfAddress(params: URLSearchParams): { code: string } | 'none' | 'unknown' {
  const code = params.get('stock') ?? '';
  if (code === '') return 'none';
  return STOCK_CODE.test(code) ? { code } : 'unknown';
}
