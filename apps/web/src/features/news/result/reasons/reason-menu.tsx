import { type ObjectionKind, objectionKinds } from '@gaemi/domain/objections/objection';
import { ArrowDownUp, ExternalLink, Flag } from 'lucide-react';
import { MenuButton, type MenuItem } from '../../../../ui/menu-button/menu-button.tsx';
import { objectionWords } from './report-reason.ts';

interface Props {
  /** The reason, to tell its button from the others. */
  text: string;
  /** It is of the member's own result, and no error of it is confirmed yet. */
  canReport: boolean;
  onReport: (kind: ObjectionKind) => void;
  isReported: boolean;
  /** Undefined where all sources stand there. */
  onShowSources: (() => void) | undefined;
}

const icons: Record<ObjectionKind, MenuItem['icon']> = {
  other_company: <Flag size={16} aria-hidden />,
  wrong_side: <ArrowDownUp size={16} aria-hidden />,
};

/** The quiet menu of a reason: what is wrong with it, and all its sources. */
export function ReasonMenu({ text, canReport, onReport, isReported, onShowSources }: Props) {
  const reports = objectionKinds.map((kind) => ({
    label: objectionWords[kind],
    icon: icons[kind],
    disabled: isReported,
    onSelect: () => onReport(kind),
  }));
  const items: MenuItem[] = [
    ...(canReport ? reports : []),
    ...(onShowSources === undefined
      ? []
      : [{ label: '원문 모두 보기', icon: <ExternalLink size={16} aria-hidden />, onSelect: onShowSources }]),
  ];
  return items.length === 0 ? null : <MenuButton label={`${text} 더 보기`} items={items} />;
}
