import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../host/portal.module.css';
import { SPORT_INFO_BASE } from '../../host/remote/mount-options';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action, SelectField } from './lab-fields';

interface Room {
  readonly hostId: number;
  readonly roomId: number;
  readonly nickName?: string;
  readonly state: 'soon' | 'live' | 'ended';
  readonly groupId: number;
  readonly withdrawn: boolean;
  readonly health: readonly string[];
}

interface Rule {
  readonly roomId?: number;
  readonly line?: number;
  readonly kind?: string;
  readonly health: string;
}

interface VideoState {
  readonly running: number;
  readonly rules: readonly Rule[];
}

const ALL = '';
const LINES = [1, 2, 3];
/** What the buttons make of a line; the words are the back end's. */
const HEALTHS = ['broken', 'stalling', 'ok'] as const;

const roomName = ({ roomId, nickName, state, groupId, health }: Room) =>
  [roomId, nickName, state, groupId === 0 ? '' : `group ${groupId}`, health.join(' ')].filter(Boolean).join(' · ');

const ruleText = ({ roomId, line, kind, health }: Rule) =>
  `${roomId ?? '*'} / ${line ?? '*'} / ${kind ?? '*'} → ${health}`;

function useVideo() {
  const [rooms, setRooms] = useState<readonly Room[]>([]);
  const [state, setState] = useState<VideoState>();
  useEffect(() => {
    askLab<Room[]>('GET', 'rooms').then(
      (all) => setRooms(all.filter((room) => room.state === 'live' && !room.withdrawn)),
      () => undefined,
    );
    askLab<VideoState>('GET', 'video').then(setState, () => undefined);
  }, []);
  const ask = async (words: string, method: 'POST' | 'DELETE', rule?: Rule) => {
    const next = await sayHow(words, () => askLab<VideoState>(method, 'video', rule));
    if (next !== undefined) setState(next);
  };
  return { rooms, state, ask };
}

/** Kills, stalls and heals sources of the rooms on air, under those who watch them too. */
export function LabVideo() {
  const texts = useBackEndTexts();
  const { rooms, state, ask } = useVideo();
  const [roomId, setRoomId] = useState(ALL);
  const [line, setLine] = useState('1');
  const [kind, setKind] = useState(ALL);
  const host = rooms.find((room) => String(room.roomId) === roomId)?.hostId;
  const set = (health: string) => {
    const rule: Rule = {
      ...(roomId === ALL ? {} : { roomId: Number(roomId) }),
      ...(line === ALL ? {} : { line: Number(line) }),
      ...(kind === ALL ? {} : { kind }),
      health,
    };
    void ask(ruleText(rule), 'POST', rule);
  };
  const roomOptions = Object.fromEntries([
    [ALL, texts.all],
    ...rooms.map((room) => [String(room.roomId), roomName(room)] as const),
  ]);
  const lineOptions = Object.fromEntries([
    [ALL, texts.all],
    ...LINES.map((one) => [String(one), String(one)] as const),
  ]);
  return (
    <>
      <div className={lab['wide']}>
        <SelectField label={texts.room} name="video-room" value={roomId} onChange={setRoomId} options={roomOptions} />
      </div>
      <SelectField label={texts.line} name="video-line" value={line} onChange={setLine} options={lineOptions} />
      <SelectField
        label={texts.source}
        name="video-kind"
        value={kind}
        onChange={setKind}
        options={{ [ALL]: texts.all, flv: 'FLV', hls: 'HLS' }}
      />
      <div className={lab['group']}>
        {HEALTHS.map((health) => (
          <Action key={health} id={`video-${health}`} onClick={() => set(health)}>
            {texts[health]}
          </Action>
        ))}
        <Action id="video-heal" onClick={() => void ask(texts.healAll, 'DELETE')}>
          {texts.healAll}
        </Action>
        {host !== undefined && (
          <Link className={styles['chip']} to={`${SPORT_INFO_BASE}/anchor/detail/${host}`}>
            {texts.enterRoom}
          </Link>
        )}
      </div>
      <p className={lab['note']} data-testid="lab-video-state">
        {texts.running} {state?.running ?? '—'}
        {state?.rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name; the last that fits holds
          <span key={index}> · {ruleText(rule)}</span>
        ))}
      </p>
    </>
  );
}
