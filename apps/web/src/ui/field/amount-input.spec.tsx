import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountInput } from './amount-input.tsx';

function Form() {
  const [amount, setAmount] = useState(7);
  return <AmountInput aria-label="amount" value={amount} onChange={setAmount} unit="원" />;
}

it.each([
  ['10000', '10,000'],
  [' 12,000원 ', '12,000'],
  ['５００', '500'],
  ['12,345,678,901,234', '12,345,678,901,234'],
  ['12345678901234567890', '7'],
  ['12,000.00', '7'],
  ['-500', '7'],
  ['15만', '7'],
])('an amount that is pasted becomes no other one: %j is %j', async (text, shown) => {
  render(<Form />);
  const box = screen.getByLabelText<HTMLInputElement>('amount');
  box.focus();
  box.select();
  await userEvent.paste(text);
  expect(box.value).toBe(shown);
});

it('a letter that is typed within an amount leaves it and the place in it as they were', async () => {
  render(<Form />);
  const box = screen.getByLabelText<HTMLInputElement>('amount');
  await userEvent.type(box, '123');
  await userEvent.type(box, 'a4', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box.value).toBe('74,123');
});
