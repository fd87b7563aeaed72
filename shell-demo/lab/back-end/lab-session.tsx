import { usePortal } from '../../host/portal-store';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action } from './lab-fields';

const LAPSED = 14_010;

/** Ends the current user's session in each of the ways of section 8 of product.md, and restores it. */
export function LabSession() {
  const texts = useBackEndTexts();
  const user = usePortal((state) => state.user);
  if (user === null) return <p className={lab['note']}>{texts.visitor}</p>;
  const { uid } = user;
  const ask = (words: string, path: string, body: object) => () =>
    void sayHow(words, () => askLab('POST', path, { uid, ...body }));
  return (
    <>
      <Action id="kick" onClick={ask(texts.kick, 'kick', {})}>
        {texts.kick}
      </Action>
      <Action id="expire" onClick={ask(texts.expire, 'expire', {})}>
        {texts.expire}
      </Action>
      <Action id="lapse" onClick={ask(texts.lapse, 'expire', { code: LAPSED })}>
        {texts.lapse}
      </Action>
      <Action id="restore" onClick={ask(texts.restore, 'restore', {})}>
        {texts.restore}
      </Action>
    </>
  );
}
