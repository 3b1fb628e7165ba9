import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getFile } from '#contract/play-v1/support.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { FileName } from './file-picker.tsx'
import type { OwnTicket } from './ticket-page.tsx'

type Props = { readonly ticket: OwnTicket; readonly errors: Readonly<Record<string, string>> | undefined }
type Move = OwnTicket['moves'][number]

/** The player's messages at the right, support's at the left, and changes of the state between them. */
export function Thread({ ticket, errors }: Props) {
  const t = useTranslations('help')
  const format = useFormatter()
  const [failed, setFailed] = useState<Failed>()
  const write = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const things = [
    ...ticket.messages.map((message) => ({ at: message.at, message })),
    // The first move is the question itself, and every answer is one: only the others are shown.
    ...ticket.moves.slice(1).flatMap((move, index) => {
      const text = sayMove(move, ticket.moves[index])
      return text ? [{ at: move.at, move, text }] : []
    }),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))

  async function open(fileId: string) {
    setFailed(undefined)
    const answer = await api(getFile, { query: { fileId } })
    if (answer.ok) location.assign(answer.data.url)
    else setFailed(answer)
  }

  return (
    <ol className="thread" aria-live="polite">
      {things.map((thing) =>
        'message' in thing ? (
          <li key={thing.message.messageId} className={thing.message.from === null ? 'thread-own' : 'thread-theirs'}>
            <p>{thing.message.text}</p>
            {thing.message.files.map((file, index) => (
              <button key={file.fileId} type="button" className="thread-file" onClick={() => void open(file.fileId)}>
                <FileName file={file} number={index + 1} />
              </button>
            ))}
            <small>
              {thing.message.from === null
                ? t('you', { moment: write(thing.at) })
                : t('support', { name: thing.message.from, moment: write(thing.at) })}
            </small>
          </li>
        ) : (
          <li key={`${thing.at}${thing.move.to}`} className="thread-event">
            {t(`moved.${thing.text}`, { moment: write(thing.at) })}
          </li>
        ),
      )}
      {failed ? (
        <li>
          <Failure failed={failed} texts={errors} />
        </li>
      ) : null}
    </ol>
  )
}

/** Text of a move; undefined where the messages beside it say the same. */
function sayMove({ to, by }: Move, before: Move | undefined) {
  if (to === 'closed') return `${by}Closed` as const
  if (to === 'open' && before?.to === 'closed' && by !== 'clock') return `${by}Open` as const
  return undefined
}
