import type { MountOptions } from 'sportInfo/mount';
import { LANGUAGES, LOCALES } from '../../src/contract/shell/languages';
import { usePortal } from '../host/portal-store';
import lab from './lab.module.css';
import { Choice } from './lab-choice';
import { remount, tellRemote, useLab } from './lab-store';
import { useLabTexts } from './lab-texts';

const FLAGS = ['euro', 'worldCupTab', 'specialRooms', 'photoUpload'] as const;
const OWN_PAGES: NonNullable<MountOptions['ownPages']> = ['mine', 'search', 'download'];

/** By their own names, and the one that is made up for developers. Others without texts of their own are for phones. */
const NAMES = Object.fromEntries(
  LOCALES.filter((locale) => LANGUAGES[locale].texts === undefined || LANGUAGES[locale].isMadeUp).map((locale) => [
    locale,
    LANGUAGES[locale].name,
  ]),
) as Record<(typeof LOCALES)[number], string>;

/** Switches of the host that the remote must follow at once. */
export function LabSwitches() {
  const texts = useLabTexts();
  const { theme, locale, options } = usePortal();
  const { flags = {}, ownPages = [] } = options;
  const entry = useLab((state) => state.entry);
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
        onChoose={(value) => useLab.setState({ entry: value })}
      />
      <fieldset className={lab['group']}>
        <legend>{texts.flags}</legend>
        {FLAGS.map((name) => (
          <label className={lab['option']} key={name}>
            <input
              type="checkbox"
              name={name}
              checked={flags[name] === true}
              onChange={(event) => tellRemote({ flags: { ...flags, [name]: event.target.checked } })}
            />
            {name}
          </label>
        ))}
        <label className={lab['option']}>
          <input
            type="checkbox"
            name="ownPages"
            checked={ownPages.length > 0}
            onChange={(event) => {
              tellRemote({ ownPages: event.target.checked ? OWN_PAGES : [] });
              remount(true);
            }}
          />
          {texts.ownPages}
        </label>
      </fieldset>
    </>
  );
}
