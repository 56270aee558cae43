import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./check-corrections.ts', import.meta.url));

function run(uri: string | undefined) {
  const env = { ...inheritedEnvironment, ...(uri !== undefined && { MONGODB_URI: uri }) };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const upheld = (kind: 'other_company' | 'wrong_side', title: string, side = 'good') => ({
  ...{ stockCode: '005930', stockName: '삼성전자', kind, side, day: '2026-11-20', state: 'upheld' },
  articles: [{ link: `https://news.example/${title}`, title, description: '' }],
  links: [`https://news.example/${title}`],
  wordings: [],
});

it('names the confirmed errors that the judge would make again, and counts those whose texts are gone', async () => {
  const server = await startTestMongo();
  const uri = server.uri('corrections');
  const client = new MongoClient(uri);
  try {
    const objections = client.db().collection('objections');
    await objections.insertMany([
      upheld('other_company', '삼성전기, 3분기 영업이익 32% 증가'),
      upheld('wrong_side', '삼성전자, 3분기 영업이익 32% 감소', 'good'),
      upheld('other_company', ''),
      { ...upheld('other_company', '삼성전자, 3분기 영업이익 32% 증가'), state: 'open' },
    ]);
    const sound = await run(uri);
    expect(sound).toMatchObject({ code: 0, stdout: '3 upheld: 2 right now, 0 still wrong, 1 without texts\n' });
    await objections.insertMany([
      upheld('other_company', '삼성전자, 3분기 영업이익 32% 증가'),
      upheld('wrong_side', '삼성전자, 2분기 영업이익 32% 감소', 'bad'),
    ]);
    const wrong = await run(uri);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout.split('\n')).toEqual([
      '삼성전자 2026-11-20: still taken for this company: 삼성전자, 3분기 영업이익 32% 증가',
      '삼성전자 2026-11-20: still bad: 삼성전자, 2분기 영업이익 32% 감소',
      '5 upheld: 2 right now, 2 still wrong, 1 without texts',
      '',
    ]);
  } finally {
    await client.close();
    await server.close();
  }
});

it('judges a text that was corrected twice by the later decision alone', async () => {
  const server = await startTestMongo();
  const uri = server.uri('corrections');
  const client = new MongoClient(uri);
  try {
    const title = '삼성전자, 3분기 영업이익 32% 감소';
    const decided = (side: string, hour: number) => ({
      ...upheld('wrong_side', title, side),
      decidedAt: new Date(Date.UTC(2026, 10, 20, hour)),
    });
    await client
      .db()
      .collection('objections')
      .insertMany([decided('good', 2), decided('bad', 1)]);
    expect(await run(uri)).toMatchObject({
      code: 0,
      stdout: '1 upheld: 1 right now, 0 still wrong, 0 without texts\n',
    });
  } finally {
    await client.close();
    await server.close();
  }
});

it('says in one line that the address of the store is missing', async () => {
  const { code, stderr } = await run(undefined);
  expect(code).toBe(1);
  expect(stderr).toContain('MONGODB_URI');
});
