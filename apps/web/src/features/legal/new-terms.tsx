import type { LegalChange } from '@gaemi/contracts/legal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { Modal, ModalActions } from '../../ui/dialog/modal.tsx';
import { legalChangesQuery, legalQuery, legalTitles, useAgree } from './legal-query.ts';
import styles from './new-terms.module.css';

/** What changed in the terms and the privacy policy since the member agreed. It comes again until they agree. */
export function NewTerms() {
  const [isPutOff, putOff] = useState(false);
  const { data: changes = [] } = useQuery(legalChangesQuery);
  const { data: legal } = useQuery(legalQuery);
  const agree = useAgree();
  const findVersion = (kind: LegalChange['kind']) =>
    changes.find((change) => change.kind === kind)?.version ??
    legal?.documents.find((document) => document.kind === kind)?.version ??
    '';
  if (isPutOff || changes.length === 0 || legal === undefined) return null;
  return (
    <Modal title="약관이 바뀌었어요" onClose={() => putOff(true)}>
      <div className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.kind} change={change} />
        ))}
      </div>
      <ModalActions>
        <Button size="large" onClick={() => putOff(true)}>
          나중에
        </Button>
        <Button
          look="accent"
          size="large"
          busy={agree.isPending}
          onClick={() => agree.mutate({ terms: findVersion('terms'), privacy: findVersion('privacy') })}
        >
          동의해요
        </Button>
      </ModalActions>
    </Modal>
  );
}

function Change({ change: { kind, version, effective, added, removed } }: { change: LegalChange }) {
  return (
    <section aria-label={legalTitles[kind]}>
      <h3>
        <Link to={`/${kind}`}>{legalTitles[kind]}</Link>
      </h3>
      <p>
        버전 {version} · {effective}부터 시행
      </p>
      <Lines title="새로 들어간 내용" lines={added} />
      <Lines title="빠진 내용" lines={removed} />
      {added.length + removed.length === 0 && <p>전체 내용을 확인해주세요.</p>}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <b>{title}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
