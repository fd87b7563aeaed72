import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { GateBar } from '../../../domains/writing/gate-bar';
import type { CommentGate } from '../../../rules/comment/comment-rule';
import { Button } from '../../../ui/controls/button';
import { InputBar, InputOff } from '../../../ui/controls/input-bar';

interface ChatBarProps {
  readonly gate: CommentGate;
  /** The show is on: nobody speaks in an empty room. */
  readonly isOnAir: boolean;
  /** The field and its button, for who may speak. */
  readonly children: ReactNode;
}

/** The input bar, or the reason why there is none (decisions.md, comment rule). */
export function ChatBar({ gate, isOnAir, children }: ChatBarProps) {
  const t = useTranslations('chat');
  if (isOnAir) return <GateBar gate={gate}>{children}</GateBar>;
  return (
    <InputBar>
      <InputOff>{t('closed')}</InputOff>
      <Button disabled>{t('send')}</Button>
    </InputBar>
  );
}
