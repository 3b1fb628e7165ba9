import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Client } from './clients.ts'

/** Refusals of the last day, by the minute. */
export function RefusalTable({ refused }: { readonly refused: Client['refused'] }) {
  const { t, or, language } = useTexts()
  if (refused.length === 0)
    return <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('clients.noRefusals')}</p>
  return (
    <ul className={joinClasses(textStyles.small, layout.column)}>
      {refused.map(({ at, path, code, because, times }) => (
        <li key={`${at} ${path} ${code} ${because}`}>
          <Status kind="stop">
            {times}× {or(`clients.because.${because}`, or(`error.${code}`, code))}
          </Status>{' '}
          <span className={joinClasses(textStyles.muted, textStyles.wraps)}>
            {path}, {writeMoment(at, language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
