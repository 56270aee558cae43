import Markdown from 'markdown-to-jsx/react';
import { classNames } from '../../ui/class-names.ts';
import styles from './markdown.module.css';

/** A text of the operator. Tags in it are text, and no address but http, https, mail and telephone becomes a link. */
export function MarkdownText({ children, className }: { children: string; className?: string }) {
  return (
    <div className={classNames(styles.text, className)}>
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, slugify: () => '', overrides }}>
        {children}
      </Markdown>
    </div>
  );
}

const overrides = {
  table: ({ children }: { children?: React.ReactNode }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section className={styles.wide} aria-label="표" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  // Pictures of other sites would tell them who reads.
  img: ({ alt }: { alt?: string }) => <>{alt}</>,
};
