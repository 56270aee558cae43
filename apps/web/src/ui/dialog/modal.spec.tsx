import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { Modal } from './modal.tsx';

const show = (content: React.ReactNode) =>
  render(
    <Modal title="이름 바꾸기" onClose={() => undefined}>
      {content}
    </Modal>,
  );
const form = (
  <form>
    <input aria-label="이름" />
  </form>
);

it.each([
  ['that is a form', form],
  ['of a form in its own place', <div key="form">{form}</div>],
])('a window %s begins in its first field', (_, content) => {
  show(content);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이름' }));
});

it.each([
  ['texts', <p key="text">이름은 목록에 보여요.</p>],
  [
    'a form after texts',
    <div key="form">
      <p>이름은 목록에 보여요.</p>
      {form}
    </div>,
  ],
  [
    'a form that begins with a choice',
    <form key="choice">
      <input type="radio" aria-label="PRO" defaultChecked />
    </form>,
  ],
])('a window of %s begins at its heading, and not on the cross', (_, content) => {
  show(content);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '이름 바꾸기' }));
});

it('a window leaves the focus where its content puts it', () => {
  show(<Chosen />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '보내기' }));
});

function Chosen() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" ref={button}>
      보내기
    </button>
  );
}
