import { isDuplicateKey, Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { defaultAdmins } from '@gaemi/runtime/settings/default-admins';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { isCommonPassword } from './common-passwords.ts';
import { NewMembers } from './new-members.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Makes the configured admin at a start without any admin. A member of that address becomes admin and keeps its
 * password; one that was deleted is not made again where others are admins.
 */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly users: UserRepository,
    private readonly newMembers: NewMembers,
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_PASSWORD_GENERATED: generated } = this.environment;
    if (email === undefined || password === undefined) return;
    if (await this.users.makeAdmin(email)) return;
    if ((await this.users.findAdmins()).length > 0) {
      // The operator did not write this address: a warning would ask for nothing that can be mended.
      if (defaultAdmins.includes(email)) return;
      this.logger.warn(
        'ADMIN_EMAIL: no member has this address, and others are admins: nobody is made. ' +
          'Take it away, or sign up with it and run `pnpm admin grant EMAIL`',
      );
      return;
    }
    if (isCommonPassword(password))
      this.logger.warn(
        'ADMIN_PASSWORD: a common password, which no member may choose, opens the admin: change it on My page',
      );
    const admin = {
      email,
      name: '관리자',
      mobile: '010-0000-0000',
      passwordHash: await hashPassword(password),
      isAdmin: true,
      ...(generated && { mustChangePassword: true }),
    };
    try {
      await this.transactions.run((transaction) => this.newMembers.create(admin, this.clock.now(), transaction));
    } catch (error) {
      // Another process that starts now was faster.
      if (!isDuplicateKey(error)) throw error;
      await this.users.makeAdmin(email);
    }
  }
}
