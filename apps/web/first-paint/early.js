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
  const ask = (answer, fields, next = []) => {
    const [, field] = /\{(\w+)\}/.exec(answer) ?? [];
    if (field !== undefined && !fields[field]) return;
    const address = `/api/v1/${answer.replace(`{${field}}`, encodeURIComponent(fields[field]))}`;
    early[address] = fetch(location.origin + address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout?.(LONGEST_MS),
    });
    // Whoever takes it sees the failure.
    early[address]
      .then((response) => (next.length > 0 && response.ok ? response.clone().json() : {}))
      .then((found) => {
        for (const each of next) ask(each, found);
      })
      .catch(() => undefined);
  };
  ask('users/me', {});
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  if (isOpen) for (const [answer, next] of Object.entries(answers)) ask(answer, asked, next);
  window.earlyAnswers = early;
  setTimeout(() => delete window.earlyAnswers, LONGEST_MS);
  // After the answers, which are small, and behind what the first paint and the first script need.
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
})();
