declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod looks once whether it may compile its validators; the site's content policy forbids that, and the browser would report the
// attempt. Zod reads this setting when it is loaded, which is later: it is not in the first script.
globalThis.__zod_globalConfig = { jitless: true };

export {};
