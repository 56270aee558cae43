import { type ApiKeyRequest, apiKeyName, type MadeApiKey } from '@gaemi/contracts/api-keys';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../../../shared/form-refusal.ts';
import { schemaRule } from '../../../../shared/schema-rule.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useHeldOpen } from '../../../../ui/dialog/held-open.ts';
import { Modal, ModalActions } from '../../../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../../../ui/dialog/modal-form-end.tsx';
import { ChoiceField } from '../../../../ui/field/choice-field.tsx';
import { errorMessage, Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { TextToCopy } from '../../../../ui/field/text-to-copy.tsx';
import { useArrivalFocus } from '../../../../ui/page/arrival-focus.ts';
import { copyText } from '../../../../ui/toast/copy-text.ts';
import { useMakeApiKey } from './api-key-queries.ts';
import styles from './make-api-key.module.css';

const scopesOf = { read: ['read'], analyse: ['read', 'analyse'] } satisfies Record<string, ApiKeyRequest['scopes']>;
const choices = [
  { value: 'read', text: '읽기만' },
  { value: 'analyse', text: '읽기와 분석 (크레딧을 써요)' },
] as const;

/** The window that makes a key, and then shows it this once: until its button is taken, as a tap beside it would lose the key. */
export function MakeApiKey({ onClose }: { onClose: () => void }) {
  const make = useMakeApiKey();
  const close = useHeldOpen(make.isPending, onClose);
  return (
    <Modal title="API 키 만들기" onClose={make.data ? undefined : close}>
      {make.data ? <NewKey made={make.data} onClose={onClose} /> : <KeyForm make={make} onCancel={close} />}
    </Modal>
  );
}

function KeyForm({ make, onCancel }: { make: ReturnType<typeof useMakeApiKey>; onCancel: () => void }) {
  const form = useForm<{ name: string; scope: keyof typeof scopesOf }>({ defaultValues: { name: '', scope: 'read' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, scope }) =>
    make.mutate({ name, scopes: scopesOf[scope] }, { onError: (error) => showRefusal(form, error) }),
  );
  const name = form.register('name', { validate: schemaRule(apiKeyName) });
  return (
    <form
      aria-label="API 키 만들기"
      noValidate
      onSubmit={(event) => {
        if (make.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <Field
        label="이름"
        message={errorMessage(errors.name?.message) ?? { kind: 'hint', text: '어디에 쓰는 키인지 알아볼 이름이에요.' }}
      >
        {(input) => <TextInput {...input} {...name} autoComplete="off" />}
      </Field>
      <ChoiceField label="권한" choices={choices} error={errors.scope?.message} {...form.register('scope')} />
      <p className={styles.texts}>
        읽기는 read, 분석은 analyse 권한이에요. analyse만으로는 결과를 읽을 수 없어서 분석하는 키에는 둘 다 있어요.
      </p>
      <ModalFormEnd
        error={errors.root?.message}
        action="만들기"
        busy={make.isPending}
        isLooking={make.isLooking}
        onCancel={onCancel}
      />
    </form>
  );
}

function NewKey({ made: { key }, onClose }: { made: MadeApiKey; onClose: () => void }) {
  // The form that was sent is gone.
  const texts = useArrivalFocus<HTMLDivElement>();
  return (
    <>
      <div className={styles.texts} role="status" ref={texts} tabIndex={-1}>
        <p>지금만 볼 수 있어요. 안전한 곳에 보관해주세요.</p>
        <TextToCopy label="새 API 키" text={key} />
        <TextToCopy label="터미널에서 써보기" text={curlLine(key)} />
      </div>
      <ModalActions>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button look="accent" size="large" onClick={() => void copyText(key, copySentences)}>
          복사
        </Button>
      </ModalActions>
    </>
  );
}

/** A first call: costs and balance. */
const curlLine = (key: string) =>
  `curl -H 'Authorization: Bearer ${key}' ${window.location.origin}/api/v1/analysis-costs`;

const copySentences = { copied: 'API 키를 복사했어요', failed: '복사하지 못했어요. 키를 직접 복사해주세요.' };
