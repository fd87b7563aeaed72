import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { type CommentGate, reached } from '../../rules/comment/comment-rule';
import { mallTarget, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { InputBar, InputHint } from '../../ui/controls/input-bar';
import { PageIcon } from '../../ui/media/page-icon';

type Limited = Extract<CommentGate, { readonly kind: 'recharge' | 'vip' }>;

/** The server's words, else ours with the figures, else ours without. */
function LimitHint({ gate }: { readonly gate: Limited }) {
  const t = useTranslations('chat');
  const { openLink } = useServices();
  const { kind, text, current, limit } = gate;
  const isKnown = current !== undefined && limit !== undefined;
  const share = kind === 'recharge' ? reached(current, limit) : undefined;
  return (
    <InputHint
      tone="warn"
      icon={kind === 'vip' && <PageIcon name="crown" size={20} />}
      progress={share === undefined ? undefined : { share, label: t('progress') }}
      action={
        <Button size="sm" variant="soft" onClick={() => openLink(targetHref(mallTarget(kind)))}>
          {t(kind === 'recharge' ? 'topUp' : 'raise')}
        </Button>
      }
    >
      {text ?? (isKnown ? t(kind, { limit, current }) : t(`${kind}Unknown`))}
    </InputHint>
  );
}

interface GateBarProps {
  readonly gate: CommentGate;
  /** The field and its button, for who may speak. */
  readonly children: ReactNode;
}

/** The input bar, or the reason why there is none (decisions.md, comment rule). */
export function GateBar({ gate, children }: GateBarProps) {
  const t = useTranslations();
  const { askLogin } = useServices();
  if (gate.kind === 'open') return <InputBar>{children}</InputBar>;
  if (gate.kind === 'recharge' || gate.kind === 'vip') {
    return (
      <InputBar>
        <LimitHint gate={gate} />
      </InputBar>
    );
  }
  return (
    <InputBar>
      {gate.kind === 'login' ? (
        <InputHint
          tone="info"
          icon={<PageIcon name="user" size={20} />}
          action={
            <Button size="sm" onClick={() => askLogin()}>
              {t('action.logIn')}
            </Button>
          }
        >
          {t('chat.login')}
        </InputHint>
      ) : (
        <InputHint tone="danger" icon={<PageIcon name="lock" size={20} />}>
          {(gate.kind === 'banned' ? gate.text : undefined) ?? t(`chat.${gate.kind}`)}
        </InputHint>
      )}
    </InputBar>
  );
}
