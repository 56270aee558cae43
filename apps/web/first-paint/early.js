// Beside the first script: asks for what the opened screen needs, as build/early-files.ts lists it. Hash: see theme.js.
(() => {
  // As long as a call may take; what nobody has taken by then is old.
  const LONGEST_MS = 10_000;
  const list = document.getElementById('early-files');
  if (list === null) return;
  const [, name = ''] = location.pathname.toLowerCase().split('/');
  const { files = [], answers = {}, forEverybody = false } = JSON.parse(list.textContent)[name] ?? {};
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('username') !== null;
  } catch {
    // Without its storage nobody is known.
  }
  const isOpen = forEverybody || isKnown;
  const early = {};
  // Name and lead of a result, where and as news/result/verdict/verdict-band.tsx draws them once the scripts are there.
  const drawResult = ({
    stock_name: name,
    present_name: renamed,
    thin,
    lead = [],
    model_tier: grade,
    data_source: source,
  }) => {
    const card = document.querySelector('[data-first=result] .fp-result .fp-card');
    // A thin result says something else, a renamed company has another line.
    if (card === null || !name || renamed !== null || thin || lead.length === 0) return;
    card.querySelector('h2').textContent = name;
    card.querySelector('.fp-grade').dataset.grade = grade;
    card.querySelector('.fp-mark').hidden = source !== 'sample';
    card.querySelector('p').replaceChildren(
      ...lead.slice(0, 2).map((line) => {
        const part = document.createElement('span');
        part.textContent = writeAmounts(line);
        return part;
      }),
    );
  };
  // As domain/src/figures/write-amounts.ts.
  const writeAmounts = (line) =>
    line.replace(/(?<![\d.,])(\d[\d,.]*[조억만천]?\s?)+(?:원|달러)/g, (amount) =>
      amount
        .replace(/(?<![\d.,])\d{4,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))
        .replace(/([조억만])\s?(?=\d)/g, '$1 ')
        .replace(/([조억만천])\s?(?=원|달러)/g, '$1 '),
    );
  const ask = (answer, fields, next = []) => {
    const [, field] = /\{(\w+)\}/.exec(answer) ?? [];
    if (field !== undefined && !fields[field]) return undefined;
    const address = `/api/v1/${answer.replace(`{${field}}`, encodeURIComponent(fields[field]))}`;
    early[address] = fetch(location.origin + address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout?.(LONGEST_MS),
    });
    // Whoever takes it sees the failure.
    return early[address]
      .then((response) => (next.length > 0 && response.ok ? response.clone().json() : {}))
      .then((found) => {
        for (const each of next) ask(each, found);
        if (next.length > 0) drawResult(found);
      })
      .catch(() => undefined);
  };
  ask('users/me', {});
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  const answered = Object.entries(isOpen ? answers : {}).map(([answer, next]) => ask(answer, asked, next));
  window.earlyAnswers = early;
  setTimeout(() => delete window.earlyAnswers, LONGEST_MS);
  // After the answers, which are small, and behind what the first paint and the first script need.
  const load = () => {
    for (const file of isOpen ? files : []) {
      const isScript = file.endsWith('.js');
      const link = document.createElement('link');
      Object.assign(link, {
        rel: isScript ? 'modulepreload' : 'preload',
        crossOrigin: '',
        fetchPriority: 'low',
        href: file,
      });
      if (!isScript) link.as = 'style';
      document.head.append(link);
    }
  };
  // What is read first needs none of them; the first script asks for them where the answer takes longer.
  if (document.documentElement.dataset.first !== 'result') load();
  else Promise.all(answered).then(() => requestAnimationFrame(() => setTimeout(load)));
})();
