import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Item } from './item-view.tsx'
import styles from './documents.module.css'

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** The pictures of one document, one at a time, with zoom and rotation. */
export function ImageViewer({ scans, label }: { readonly scans: Item['scans']; readonly label: string }) {
  const { t } = useTexts()
  const [side, setSide] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const shown = scans[side]
  const zoomBy = (by: 1 | -1) => setZoom((before) => Math.min(ZOOMS.length - 1, Math.max(0, before + by)))
  const turn = () => setTurns((before) => (before + 1) % 4)
  const nextSide = () => {
    setSide((before) => (before + 1) % Math.max(1, scans.length))
    setTurns(0)
  }
  useKeys([
    { keys: '+', label: t('documents.zoomIn'), run: () => zoomBy(1) },
    { keys: '-', label: t('documents.zoomOut'), run: () => zoomBy(-1) },
    { keys: 'o', label: t('documents.turn'), run: turn },
    ...(scans.length > 1 ? [{ keys: 's', label: t('documents.side'), run: nextSide }] : []),
  ])
  if (!shown) return <section className={styles.viewer} aria-label={t('documents.picture')} />
  const factor = ZOOMS[zoom] ?? 1
  const isPdf = shown.image.contentType === 'application/pdf'
  return (
    <section className={styles.viewer} aria-label={t('documents.picture')}>
      {isPdf ? (
        <a className={buttonClass('outlined')} href={shown.image.url} download>
          <Download aria-hidden="true" />
          {t('documents.download')}
        </a>
      ) : (
        // A large picture is looked at by moving it: the place can be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled place must take the focus
        <div className={styles.picture} tabIndex={0} role="group" aria-label={t('documents.picture')}>
          <div
            className={joinClasses(styles.turn, turns % 2 === 1 && styles.aside)}
            style={{ '--zoom': factor, '--turn': `${turns * 90}deg` } as CSSProperties}
          >
            <img src={shown.image.url} alt={`${label}, ${t(`document.${shown.scan.kind}`)}`} />
          </div>
        </div>
      )}
      <div className={joinClasses(layout.row, styles.tools)}>
        {scans.length > 1
          ? scans.map(({ scan }, index) => (
              <button
                key={scan.scanId}
                type="button"
                className={controls.chip}
                aria-pressed={index === side}
                onClick={() => {
                  setSide(index)
                  setTurns(0)
                }}
              >
                {t(`document.${scan.kind}`)}
              </button>
            ))
          : null}
        <Button variant="ghost" aria-label={t('documents.zoomIn')} onClick={() => zoomBy(1)}>
          <ZoomIn aria-hidden="true" />
        </Button>
        <Button variant="ghost" aria-label={t('documents.zoomOut')} onClick={() => zoomBy(-1)}>
          <ZoomOut aria-hidden="true" />
        </Button>
        <Button variant="ghost" aria-label={t('documents.turn')} onClick={turn}>
          <RotateCw aria-hidden="true" />
        </Button>
        <span className={joinClasses(textStyles.small, textStyles.muted)} aria-live="polite">
          {Math.round(factor * 100)} %
        </span>
      </div>
    </section>
  )
}
