/** The first admin of `pnpm start` where ADMIN_EMAIL is not set. */
export const LOCAL_ADMIN = 'admin@gaemilens.local';

/** Addresses that no operator wrote: those of `pnpm start` and of docker-compose.yml. */
export const defaultAdmins: readonly string[] = [LOCAL_ADMIN, 'admin@gaemilens.example'];
