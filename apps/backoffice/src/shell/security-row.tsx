import type { Static } from 'typebox'
import type { SecurityEvent } from '#contract/shapes/security-events.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'
import layout from './layout.module.css'
import textStyles from './text.module.css'

type Props = { readonly event: Static<typeof SecurityEvent>; readonly withName?: boolean }

/** What happened, with the role or the name that it was about. */
export function useSecurityWords() {
  const { t, or } = useTexts()
  return ({ kind, details: { role, name } }: Props['event']) => {
    const about = typeof role === 'string' ? or(`role.${role}`, role) : name
    return `${t(`security.${kind}`)}${about ? `: ${about}` : ''}`
  }
}

/** One line of a security log. */
export function SecurityRow({ event, withName }: Props) {
  const { language } = useTexts()
  const wordsOf = useSecurityWords()
  return (
    <tr>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(event.at, language)}
      </td>
      {withName ? <td className={textStyles.bold}>{event.userName}</td> : null}
      <td>{wordsOf(event)}</td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
        {[event.client, event.source].filter(Boolean).join(', ')}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary)}>{event.byUserName ?? ''}</td>
    </tr>
  )
}
