import type { WithholdingRule } from '@gaemi/contracts/withholding';
import { Injectable } from '@nestjs/common';

/** Takes out of an answer what the rights of its sources keep inside. */
type Rule = (answer: never, userId: string) => unknown;

/** The rules by which answers to API keys leave the service. The module of a feature adds its own. */
@Injectable()
export class Withholding {
  private readonly rules = new Map<WithholdingRule, Rule>();

  add(name: WithholdingRule, rule: Rule): void {
    this.rules.set(name, rule);
  }

  has(name: WithholdingRule): boolean {
    return this.rules.has(name);
  }

  /** Throws Error for a rule that nobody added: nothing leaves unasked. */
  async apply(name: WithholdingRule, answer: unknown, userId: string): Promise<unknown> {
    const rule = this.rules.get(name);
    if (rule === undefined) throw new Error(`no rule withholds "${name}"`);
    return rule(answer as never, userId);
  }
}
