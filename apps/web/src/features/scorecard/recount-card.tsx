import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import type { ScorecardAnswer } from '@gaemi/contracts/scorecard';
import { Download } from 'lucide-react';
import { countText, sizeText } from './figures.ts';
import styles from './recount-card.module.css';
import { TitledPart } from './titled-part.tsx';

type File = NonNullable<ScorecardAnswer['files']>[number];

const titles: Record<File['name'], string> = {
  'rows.csv': '종목·날짜별 점수와 수익률',
  'events.csv': '소식과 공시 짝',
};
const command = 'npx -y pnpm --silent scorecard rows.csv events.csv';

/** The command and the files by which anybody computes the page again. */
export function RecountCard({ files }: { files: readonly File[] | null }) {
  const withheld = files?.reduce((sum, file) => sum + file.withheld, 0) ?? 0;
  return (
    <TitledPart title="직접 다시 셀 수 있어요">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className={styles.command} tabIndex={0} aria-label="다시 세는 명령">
        <code>{command}</code>
      </section>
      <p>공개된 소스 폴더에서 아래 파일로 실행하면 이 화면의 숫자가 한 글자도 다르지 않게 나와요.</p>
      {files === null ? (
        <p className={styles.none}>아직 받을 파일이 없어요.</p>
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.name}>
              <span>
                {titles[file.name]}
                <small>
                  {file.name} · {countText(file.rows)}줄 · {sizeText(file.bytes)}
                </small>
                <small className={styles.hash}>sha256 {file.sha256}</small>
              </span>
              <a
                className={styles.get}
                href={`${API_PREFIX}/${routes.scorecardFile.path.replace(':name', file.name)}`}
                download
              >
                <Download size={18} aria-hidden />
                받기 <span className="sr">{file.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        기사 글과 회원 정보는 파일에 없어요.
        {withheld > 0 &&
          ` ${countText(withheld)}줄의 수익률은 시세를 준 곳의 권리 때문에 넣지 않아서, 파일로는 수익률을 쓰지 않는 숫자만 다시 셀 수 있어요.`}
      </p>
    </TitledPart>
  );
}
