import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { subjectAnswers, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import type { JudgeModels } from '@gaemi/domain/judge/read-answers';
import { eventLabels } from '@gaemi/domain/news-side';
import type { Example, LabelledExample } from './examples.ts';
import { fitLinearModel } from './fit-linear-model.ts';

const settings = { penalty: 2, penaltyOnText: 0.5, iterations: 150, least: 4 };

/** Fits the weights of all decisions. Each learns from the headlines for which its question has an answer. */
export function fitModels(examples: readonly Example[], labelled: readonly LabelledExample[]): JudgeModels {
  const about = examples.filter(({ headline }) => headline.subject === 'yes');
  return {
    subject: fitLinearModel(
      subjectAnswers,
      wanting(examples, ({ subject }) => subject),
      settings,
    ),
    kind: fitLinearModel(
      textKinds,
      wanting(examples, ({ kind }) => kind),
      settings,
    ),
    // The type of a text that reports no event is a matter of taste.
    type: fitLinearModel(
      eventTypes,
      wanting(
        examples.filter(({ headline }) => headline.kind === 'event' || headline.kind === 'notice'),
        ({ type }) => type,
      ),
      settings,
    ),
    label: fitLinearModel(
      eventLabels,
      [
        ...wanting(about, ({ label }) => label),
        ...labelled.map(({ features, label }) => ({ features, wanted: label, weight: 1 })),
        ...wanting(
          examples.filter(({ headline }) => headline.subject !== 'yes'),
          ({ label }) => label,
          0.5,
        ),
      ],
      settings,
    ),
    strength: fitLinearModel(
      ['1', '2', '3'],
      wanting(
        // The twins teach no strength: with them it is right as often, but the strong ones become rare.
        about.filter(({ headline, isTwin }) => headline.label !== 'neutral' && !isTwin),
        ({ strength }) => String(strength) as '1' | '2' | '3',
      ),
      settings,
    ),
    material: fitLinearModel(
      ['yes', 'no'],
      wanting(examples, ({ material }) => (material ? 'yes' : 'no')),
      settings,
    ),
  };
}

function wanting<Class extends string>(
  examples: readonly Example[],
  answer: (headline: Example['headline']) => Class,
  weight = 1,
) {
  return examples.map(({ headline, features }) => ({ features, wanted: answer(headline), weight }));
}
