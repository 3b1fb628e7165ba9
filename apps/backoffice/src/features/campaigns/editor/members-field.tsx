import { useState } from 'react'
import { textOfMembers } from '#contract/states/members-of-list.ts'
import { Field } from '#ui/field/field.tsx'
import { problemOfList, readPlayerList } from '../../../shell/player-lists/read-player-list.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { hashText } from './hash-text.ts'

type Props = {
  readonly players: string
  readonly hash: string
  readonly onRead: (read: { readonly players: number; readonly hash: string }) => void
}

/** The list of players of a campaign: only their number and the hash of the list are part of the terms. */
export function MembersField({ players, hash, onRead }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const list = readPlayerList(written)
  const write = async (text: string) => {
    setWritten(text)
    const read = readPlayerList(text)
    if (!('playerIds' in read)) return
    const own = new Set(read.playerIds)
    onRead({ players: own.size, hash: await hashText(textOfMembers(read.playerIds)) })
  }
  return (
    <>
      <Field
        label={t('campaigns.field.listPlayers')}
        hint={t('playerLists.playersHint')}
        problem={written === '' || 'playerIds' in list ? undefined : problemOfList(list, t)}
      >
        {(control) => (
          <textarea {...control} rows={4} value={written} onChange={({ target }) => void write(target.value)} />
        )}
      </Field>
      <Field label={t('playerLists.file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void target.files?.[0]?.text().then(write)}
          />
        )}
      </Field>
      {hash ? (
        <p role="status" className={textStyles.small}>
          {t('campaigns.listIs', { players })} <span className={textStyles.code}>{hash}</span>
        </p>
      ) : null}
    </>
  )
}
