import { MAX_PAGE } from '@gaemi/contracts/page-sizes';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchText } from './search-text.ts';

/** The term and the page (from 1) that an address asks for. */
export function readSearchPlace(params: URLSearchParams): { term: string; page: number } {
  const asked = Number(params.get('page'));
  return {
    term: searchText(params.get('q') ?? '').trim(),
    page: Number.isInteger(asked) && asked > 0 && asked <= MAX_PAGE ? asked : 1,
  };
}

/**
 * What a screen searches for. Term and page live in the address, so back, forward and a reload keep them; another page keeps the
 * named parts of the address, too.
 */
export function useSearchPlace(keeps: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const { term, page } = readSearchPlace(params);
  return {
    term,
    page,
    /** What is being typed; null where the box shows the term that was searched for. */
    typed,
    setTyped,
    /** Searches from the first page. `inPlace`: the same search again is no further step back. */
    searchFor: (text: string, inPlace = true) => {
      const next = text.trim();
      setTyped(null);
      setParams(next === '' ? {} : { q: next }, { replace: inPlace && next === term });
    },
    turnTo: (page: number, replace = false) => {
      const kept = keeps.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []));
      setParams({ ...(term !== '' && { q: term }), ...Object.fromEntries(kept), page: String(page) }, { replace });
    },
  };
}
