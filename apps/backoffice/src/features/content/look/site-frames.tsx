import { useState } from 'react'
import { themeModes } from '#contract/shapes/look.ts'
import { Select } from '#ui/field/select.tsx'
import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { useWidth } from '../../../shell/use-width.ts'
import { PAGES, previewOn } from './look.ts'
import styles from './studio.module.css'

const SIZES = [
  { key: 'desk', width: 1440, height: 900 },
  { key: 'tablet', width: 820, height: 1180 },
  { key: 'phone', width: 390, height: 844 },
] as const

type SiteProps = {
  readonly url: string
  /** URL of the game that the look shows first. */
  readonly gameUrl?: string
  /** The initial page. */
  readonly first?: string
}

/** A preview of the real site at three widths in both themes; beside it a game, which is dark in both. */
export function SiteFrames({ url, gameUrl, first = '' }: SiteProps) {
  const { t } = useTexts()
  const [page, setPage] = useState(first)
  return (
    <>
      <div className={layout.fields}>
        <Select label={t('studio.page')} value={page} onChange={({ target }) => setPage(target.value)}>
          {PAGES.map((one) => (
            <option key={one} value={one}>
              {t(`studio.page.${one === '' ? 'lobby' : one}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.themes}>
        {themeModes.map((theme) => (
          <section key={theme} className={styles.frames} aria-label={t(`studio.axis.${theme}`)}>
            {SIZES.map((size) => (
              <Frame key={size.key} size={size} url={previewOn(url, page, theme)} theme={t(`studio.axis.${theme}`)} />
            ))}
          </section>
        ))}
        {gameUrl === undefined ? null : (
          <section className={styles.frames} aria-label={t('studio.game')}>
            {SIZES.map((size) => (
              <Frame key={size.key} size={size} url={gameUrl} theme={t('studio.game')} />
            ))}
          </section>
        )}
      </div>
    </>
  )
}

type FrameProps = { readonly size: (typeof SIZES)[number]; readonly url: string; readonly theme: string }

/** One page, scaled down as a whole: it shows what a screen of its width shows. */
function Frame({ size: { key, width, height }, url, theme }: FrameProps) {
  const { t } = useTexts()
  const [place, room] = useWidth()
  const scale = Math.min(1, room / width)
  return (
    <figure className={styles.frame} data-size={key} ref={place}>
      <div className={styles.viewport} style={{ height: height * scale }}>
        <iframe
          title={`${t(`studio.size.${key}`)}, ${theme}`}
          src={url}
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <figcaption className={textStyles.small}>
        <a className={textStyles.link} href={url} target="_blank" rel="noreferrer">
          {theme}: {t(`studio.size.${key}`)}
        </a>
      </figcaption>
    </figure>
  )
}
