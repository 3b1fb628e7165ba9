import type { Static } from 'typebox'
import type { SecurityEvent } from '#contract/shapes/security-events.ts'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'

type Props = { readonly event: Static<typeof SecurityEvent>; readonly withName?: boolean }

/** One line of a security log. */
export function SecurityRow({ event, withName }: Props) {
  const { t, or, language } = useTexts()
  const { role, name } = event.details
  const about = typeof role === 'string' ? or(`role.${role}`, role) : name
  return (
    <tr>
      <td className="s mut nw">{writeMoment(event.at, language)}</td>
      {withName ? <td className="b">{event.userName}</td> : null}
      <td>
        {t(`security.${event.kind}`)}
        {about ? `: ${about}` : ''}
      </td>
      <td className="s sec hide">{[event.client, event.source].filter(Boolean).join(', ')}</td>
      <td className="s sec">{event.byUserName ?? ''}</td>
    </tr>
  )
}
