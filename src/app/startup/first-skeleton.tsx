import type { MountOptions } from '../../contract/shell/mount-options';

/** Values of `--si-page`, `--si-surface` and `--si-skeleton`: this is drawn before the tokens' sheet is there. */
export const SKELETON_COLOURS = {
  normal: { page: '#f1f3f6', surface: '#ffffff', bone: '#e6eaf0' },
  dark: { page: '#0b0e13', surface: '#141920', bone: '#1f2731' },
} as const;

/** CSS px from the header's lower edge to each block, and its height: where the first screen's own will stand. */
const BLOCKS = [
  { gap: 8, height: 128 },
  { gap: 52, height: 127 },
  { gap: 52, height: 249 },
] as const;

const TABS = [42, 38, 44, 52] as const;

interface FirstSkeletonProps {
  readonly options: MountOptions;
}

/** The first screen's skeleton while its code loads. It needs no sheet or texts, and lies over what comes after. */
export function FirstSkeleton({ options: { theme, topBarHeight = 0, hideHeader } }: FirstSkeletonProps) {
  const { page, surface, bone } = SKELETON_COLOURS[theme === 'dark' ? 'dark' : 'normal'];
  return (
    <div aria-hidden="true" data-testid="si-outline" style={{ position: 'relative', height: 0, zIndex: 1 }}>
      <div
        style={{
          position: 'absolute',
          inset: '0 0 auto',
          height: '100vh',
          overflow: 'hidden',
          background: page,
          pointerEvents: 'none',
        }}
      >
        <div style={{ height: topBarHeight, background: surface }} />
        {hideHeader !== true && (
          <div
            style={{
              display: 'flex',
              gap: 22,
              alignItems: 'center',
              height: 48,
              paddingInline: 15,
              background: surface,
            }}
          >
            {TABS.map((width) => (
              <div key={width} style={{ width, height: 16, borderRadius: 4, background: bone }} />
            ))}
          </div>
        )}
        {BLOCKS.map(({ gap, height }) => (
          <div key={height} style={{ margin: `${gap}px 12px 0`, height, borderRadius: 12, background: surface }} />
        ))}
      </div>
    </div>
  );
}
