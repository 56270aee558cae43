import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelectedService } from '../shared/session/selected-service.ts';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { NothingHere } from '../ui/panel/nothing-here.tsx';
import { SearchBar } from '../ui/search-bar/search-bar.tsx';

/** An address without a screen, for members. */
export function NotFound() {
  useDocumentTitle('없는 주소');
  const isAccumulation = useSelectedService() === 'mjb';
  const history = isAccumulation
    ? { path: '/mjb-search', label: '매집비 기록 보기' }
    : { path: '/search', label: '분석 기록 보기' };
  return (
    <NothingHere history={history} search={<StockFinder at={isAccumulation ? '/mjb' : '/analysis'} />}>
      <h1>여기에는 아무것도 없어요</h1>
    </NothingHere>
  );
}

/** Searches for a stock on another screen. */
function StockFinder({ at }: { at: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  return (
    <SearchBar
      label="종목 찾기"
      placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
      value={typed}
      onChange={setTyped}
      onSearch={() => term !== '' && void navigate(`${at}?${new URLSearchParams({ q: term })}`)}
    />
  );
}
