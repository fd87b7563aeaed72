import { LANGUAGES, LOCALES } from '../../../src/contract/shell/languages';
import { type FlagName, remount, setFlag, usePortal } from '../portal-store';
import { useTexts } from '../portal-texts';
import type { Locale } from '../sticky-params';
import lab from './lab.module.css';
import { Choice } from './lab-choice';

const FLAGS: readonly FlagName[] = ['euro', 'worldCupTab', 'specialRooms', 'photoUpload'];

/** By their own names, and the one that is made up for developers. Others without texts of their own are for phones. */
const NAMES = Object.fromEntries(
  LOCALES.filter((locale) => LANGUAGES[locale].texts === undefined || LANGUAGES[locale].isMadeUp).map((locale) => [
    locale,
    LANGUAGES[locale].name,
  ]),
) as Record<Locale, string>;

/** Switches of the host that the remote must follow at once. */
export function LabSwitches() {
  const texts = useTexts();
  const { theme, locale, entry, flags, ownPages } = usePortal();
  return (
    <>
      <Choice
        label={texts.theme}
        name="theme"
        value={theme}
        options={{ normal: texts.normal, dark: texts.dark }}
        onChoose={(value) => usePortal.setState({ theme: value })}
      />
      <Choice
        label={texts.language}
        name="locale"
        value={locale}
        options={NAMES}
        onChoose={(value) => usePortal.setState({ locale: value })}
      />
      <Choice
        label={texts.entry}
        name="door"
        value={entry}
        options={{ component: texts.entryComponent, mount: texts.entryMount }}
        onChoose={(value) => usePortal.setState({ entry: value })}
      />
      <fieldset className={lab['group']}>
        <legend>{texts.flags}</legend>
        {FLAGS.map((name) => (
          <label className={lab['option']} key={name}>
            <input
              type="checkbox"
              name={name}
              checked={flags[name]}
              onChange={(event) => setFlag(name, event.target.checked)}
            />
            {name}
          </label>
        ))}
        <label className={lab['option']}>
          <input
            type="checkbox"
            name="ownPages"
            checked={ownPages}
            onChange={(event) => {
              usePortal.setState({ ownPages: event.target.checked });
              remount(true);
            }}
          />
          {texts.ownPages}
        </label>
      </fieldset>
    </>
  );
}
