/** Version of MongoDB whose behaviour this server follows. */
export const VERSION_PARTS = [7, 0, 14, 0] as const;
export const VERSION = VERSION_PARTS.slice(0, 3).join('.');
