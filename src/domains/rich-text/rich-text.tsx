import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import { ErrorState } from '../../ui/feedback/error-state';
import { Prose, ProseLink, ProseSkeleton } from './prose';
import type { RichNode } from './read-rich-text';

const loadReader = () => import('./read-rich-text');

/** True when a link could lead anywhere; its target is decided at the tap. */
const isLink = (href: string | undefined): href is string =>
  href !== undefined && /^(https?:\/\/|\/)/i.test(href.trim());

function draw(nodes: readonly RichNode[], open: (href: string) => void): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag: Tag, href } = node;
    const children = draw(node.children, open);
    const key = `${index}`;
    if (Tag === 'br') return <br key={key} />;
    if (Tag !== 'a') return <Tag key={key}>{children}</Tag>;
    return isLink(href) ? (
      <ProseLink key={key} onOpen={() => open(href)}>
        {children}
      </ProseLink>
    ) : (
      <span key={key}>{children}</span>
    );
  });
}

/** Rich text from outside: cleaned, drawn from known elements, its links behind the allow-list of `openLink`. */
export function RichText({ html, look }: { readonly html: string; readonly look?: 'document' }) {
  const t = useTranslations('tip');
  const { askLogin, openLink } = useServices();
  const { chunk, hasFailed, retry } = useChunk(loadReader, true);
  const nodes = useMemo(() => chunk?.readRichText(html), [chunk, html]);
  if (hasFailed) return <ErrorState failure={{ kind: 'network' }} onRetry={retry} onLogin={() => askLogin()} />;
  if (nodes === undefined) return <ProseSkeleton label={t('loadingText')} html={html} />;
  return <Prose {...(look !== undefined && { look })}>{draw(nodes, openLink)}</Prose>;
}
