import type { DiffLine } from '#contract/shapes/content.ts'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './content.module.css'
import { foldSame, type Folded } from './fold-same.ts'

/** Changed lines of a text, with what is the same folded. */
export function DifferenceLines({ lines }: { readonly lines: readonly DiffLine[] }) {
  const { t } = useTexts()
  return (
    <>
      {lines.every(({ kind }) => kind === 'same') ? <p>{t('content.same')}</p> : null}
      <ol className={styles.difference}>
        {foldSame(lines).map((line, place) => (
          <li key={`${place}`} data-kind={line.kind}>
            <LineShown line={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function LineShown({ line }: { readonly line: Folded }) {
  const { t } = useTexts()
  if (line.kind === 'folded') return t('content.leftOut', { count: line.count })
  if (line.kind === 'added') return <ins aria-label={`${t('content.added')}: ${line.text}`}>{line.text}</ins>
  if (line.kind === 'removed') return <del aria-label={`${t('content.removed')}: ${line.text}`}>{line.text}</del>
  return line.text
}
