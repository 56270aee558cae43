// Before the first paint: the chosen theme, and which screen is drawn until the scripts are there. Its hash stands in the policy of
// security-headers.ts and security-headers.conf; a test names the new one when this text changes.
(() => {
  const root = document.documentElement;
  // The choice comes along with its event: the storage may have refused it.
  const apply = ({ detail } = {}) => {
    const chosen = detail ?? localStorage.getItem('theme');
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : null;
    if (theme === null) delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const dark = theme === null ? meta.getAttribute('media')?.includes('dark') === true : theme === 'dark';
      meta.content = dark ? '#151920' : '#ffffff';
    }
  };
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  const others =
    /^\/(signup|subscribe|sample|find-email|find-password|chart|select-service|scorecard|gallery|r\/.*|u\/.*)$/;
  const phone = '(max-width: 767px) and (min-height: 481px)';
  try {
    apply();
    if (path === '/sample') root.dataset.first = 'sample';
    else if (localStorage.getItem('username') === null) {
      if (!others.test(path)) root.dataset.first = 'login';
    } else if (path === '/search' && /[?&]detail=\w/.test(location.search) && matchMedia(phone).matches) {
      root.dataset.first = 'result';
    }
  } catch {
    // Without its storage the app shows what the system prefers.
  }
  addEventListener('themechange', apply);
  addEventListener('storage', apply);
})();
