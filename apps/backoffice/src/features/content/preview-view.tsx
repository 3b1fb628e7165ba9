import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { previewContent } from '#contract/play-v1/staff-content.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { instantOf } from '../../shell/local-time.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Item } from './content.ts'
import styles from './content.module.css'

const WIDTHS = [390, 820, 1440] as const
const HEIGHT = 900

/** The real site with one version in place, in three widths, as of an instant, with or without a sign-in. */
export function PreviewView({ item }: { readonly item: Item }) {
  const { t, language } = useTexts()
  const { contentId, latestVersion, versions } = item
  const [search] = useSearchParams()
  const asked = Number(search.get('version'))
  const [version, setVersion] = useState(versions.some((one) => one.version === asked) ? asked : latestVersion)
  const [at, setAt] = useState('')
  const [isSignedIn, setSignedIn] = useState(false)
  const make = useMutation({
    mutationFn: () => ask(api(previewContent, { body: { contentId, version, at: instantOf(at) ?? null, isSignedIn } })),
  })
  const url = make.data?.url
  return (
    <div className={styles.editor}>
      <div className={layout.row}>
        <Select
          label={t('content.tab.versions')}
          value={version}
          onChange={({ target }) => setVersion(Number(target.value))}
        >
          {versions.map((one) => (
            <option key={one.version} value={one.version}>
              {one.version}
            </option>
          ))}
        </Select>
        <TextField label={t('content.previewAt')} type="datetime-local" value={at} onWrite={setAt} />
      </div>
      <label className={layout.row}>
        <input type="checkbox" checked={isSignedIn} onChange={({ target }) => setSignedIn(target.checked)} />
        {t('content.previewSignedIn')}
      </label>
      <div className={layout.row}>
        <Button variant="primary" aria-disabled={make.isPending} onClick={() => make.mutate()}>
          {t('content.makePreview')}
        </Button>
      </div>
      {make.isError ? <ProblemNote error={make.error} /> : null}
      {url === undefined ? null : (
        <>
          <ul className={styles.rows}>
            {WIDTHS.map((width) => (
              <li key={width} className={styles.row}>
                <a
                  className={textStyles.link}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  onClick={(event) => {
                    event.preventDefault()
                    window.open(url, `preview-${width}`, `noreferrer,popup,width=${width},height=${HEIGHT}`)
                  }}
                >
                  {t('content.previewWidth', { width })}
                </a>
              </li>
            ))}
          </ul>
          <p className={textStyles.small}>
            {t('content.previewUntil', { until: writeMoment(make.data?.expiresAt ?? '', language) })}
          </p>
        </>
      )}
    </div>
  )
}
