import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelectedService } from '../shared/session/selected-service.ts';
import { Ant } from '../ui/ant/ant.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { SearchBar } from '../ui/search-bar/search-bar.tsx';
import styles from './not-found.module.css';

/** An address without a screen, for members: trying again would not help, so it leads on. */
export function NotFound() {
  useDocumentTitle('없는 주소');
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const isAccumulation = useSelectedService() === 'mjb';
  const [analysis, history] = isAccumulation ? ['/mjb', '/mjb-search'] : ['/analysis', '/search'];
  const search = () => term.trim() !== '' && navigate(`${analysis}?${new URLSearchParams({ q: term.trim() })}`);
  return (
    <div className={styles.page}>
      <Ant className={styles.ant} />
      <h1>여기에는 아무것도 없어요</h1>
      <p>지워졌거나 주소가 바뀌었어요. 다시 시도해도 나오지 않아요.</p>
      <div className={styles.ways}>
        <ButtonLink look="accent" to="/select-service">
          처음 화면으로
        </ButtonLink>
        <ButtonLink to={history}>{isAccumulation ? '매집비 기록 보기' : '분석 기록 보기'}</ButtonLink>
      </div>
      <div className={styles.search}>
        <SearchBar
          label="종목 찾기"
          placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
          value={term}
          onChange={setTerm}
          onSearch={() => void search()}
        />
      </div>
    </div>
  );
}
