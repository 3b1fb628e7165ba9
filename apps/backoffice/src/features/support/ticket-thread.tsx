import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { getFile } from '#contract/play-v1/staff-support.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Ticket } from './tickets.ts'
import styles from './support.module.css'

type Message = Ticket['messages'][number]
type Move = Ticket['moves'][number]

/** Everything in order: messages of the player, answers, notes, and changes of the ticket's state. */
export function TicketThread({ shown }: { readonly shown: Ticket }) {
  const { t, language } = useTexts()
  const things = [
    ...shown.messages.map((message) => ({ at: message.at, message })),
    // The first transition is the question itself, and answers are shown as messages.
    ...shown.moves
      .slice(1)
      .filter(({ to }) => to !== 'answered')
      .map((move) => ({ at: move.at, move })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const who = ({ by, staffName }: Move) => (by === 'staff' ? (staffName ?? '') : t(`support.by.${by}`))
  return (
    <ol className={styles.talk}>
      {things.map((thing) =>
        'message' in thing ? (
          <li key={thing.message.messageId} className={styles[thing.message.author]}>
            <p className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {thing.message.author === 'player' ? t('support.player') : thing.message.staffName}
              {thing.message.author === 'note' ? ` · ${t('support.note')}` : ''} · {writeMoment(thing.at, language)}
            </p>
            <p className={textStyles.wraps}>{thing.message.text}</p>
            <Files ticketId={shown.ticket.ticketId} message={thing.message} />
          </li>
        ) : (
          <li
            key={`${thing.at}${thing.move.to}`}
            className={joinClasses(styles.moved, textStyles.tiny, textStyles.muted)}
          >
            {t('support.moved', { who: who(thing.move), state: t(`support.state.${thing.move.to}`) })} ·{' '}
            {writeMoment(thing.at, language)}
          </li>
        ),
      )}
    </ol>
  )
}

/** Files of a message. A link opens one for a minute, and the opening is recorded. */
function Files({ ticketId, message }: { readonly ticketId: string; readonly message: Message }) {
  const { t } = useTexts()
  const may = useMay('support.manage')
  const open = useMutation({
    mutationFn: (fileId: string) => ask(api(getFile, { query: { ticketId, fileId } })),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener'),
  })
  if (message.files.length === 0) return null
  return (
    <div className={joinClasses(layout.row, layout.wrap)}>
      {message.files.map(({ fileId, contentType, bytes }, index) => (
        <Button
          key={fileId}
          variant="outlined"
          aria-disabled={!may || open.isPending}
          onClick={() => (may ? open.mutate(fileId) : undefined)}
        >
          <FileText aria-hidden="true" />
          {t('support.file', {
            number: index + 1,
            kind: contentType === 'application/pdf' ? 'PDF' : 'JPEG',
            size: Math.max(1, Math.round(bytes / 1024)),
          })}
        </Button>
      ))}
      {open.isError ? <ProblemNote error={open.error} /> : null}
    </div>
  )
}
