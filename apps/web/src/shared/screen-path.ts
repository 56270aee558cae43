import { useLocation } from 'react-router-dom';

/** The address of the shown screen, written the one way: the router takes `/Search/` for `/search`. */
export function useScreenPath(): string {
  const { pathname } = useLocation();
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
