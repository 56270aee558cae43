import type { ModelQuestion } from './model-question.ts';
import type { ModelReply } from './openai-stub.ts';
import { judgeBySimpleWords, wordJudgements } from './word-judge.ts';

/** Replies of a model that are wrong, or right in an unusual form. Each takes a question and returns a reply. */
export const modelReplies = {
  /** Right, inside a code fence with text around it. */
  fenced: (question) => `다음은 결과입니다.\n\n\`\`\`json\n${judgeBySimpleWords(question)}\n\`\`\``,
  /** Right, after its reasoning. */
  thinking: (question) => `<think>{"judgements": 호재인가?}</think>\n${judgeBySimpleWords(question)}`,
  invalidJson: () => '{"judgements": [{"article": 1, "side":',
  wrongSchema: () => '{"answer": "호재"}',
  notANumber: () => '{"judgements":[{"article":1,"side":"good","strength":NaN,"quote":"","reason":""}]}',
  nothing: () => ({ content: null }),
  refusal: () => ({ content: null, refusal: '도와드릴 수 없습니다.' }),
  cutOff: () => ({ content: '{"judgements": [', finishReason: 'length' }),
  contentFilter: () => ({ content: '', finishReason: 'content_filter' }),
  /** Judges an article that was not in the question. */
  citesNinetyNine: ({ articles }) =>
    JSON.stringify({ judgements: wordJudgements(articles).map((each) => ({ ...each, article: 99 })) }),
  /** A link, an image and HTML in the reason of good news: of what is neutral no reason is looked at. */
  links: ({ articles }) =>
    JSON.stringify({
      judgements: wordJudgements(articles).map((each) => ({
        ...each,
        side: 'good',
        reason: '호재예요 ![](https://evil.example/x.png) <img src=x> javascript:alert(1)',
      })),
    }),
  /** Quotes text that is in no article. */
  invents: ({ articles }) =>
    JSON.stringify({
      judgements: wordJudgements(articles).map((each) => ({ ...each, quote: '아무도 쓰지 않은 문장입니다' })),
    }),
  /** 400 kB of blanks around a right answer. */
  huge: (question) => ' '.repeat(400_000) + judgeBySimpleWords(question),
} satisfies Record<string, (question: ModelQuestion) => ModelReply>;
