import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listGames } from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { matchesWords } from '../../shell/matches-words.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly picked: readonly string[]; readonly onPick: (gameKeys: readonly string[]) => void }

/** Selects the games of a pool: searched by name, ticked one by one or all at once. Shared games are excluded. */
export function PickGames({ picked, onPick }: Props) {
  const { t, language } = useTexts()
  const [words, setWords] = useState('')
  const games = useQuery({ queryKey: ['games'], queryFn: () => ask(api(listGames, { query: {} })) }).data?.games ?? []
  const found = games
    .filter(({ name, engine }) => engine !== 'crash' && matchesWords(name, words))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  const toggle = (key: string) => onPick(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  return (
    <fieldset>
      <legend>{t('jackpots.pick', { count: picked.length })}</legend>
      <TextField label={t('jackpots.find')} value={words} onWrite={setWords} type="search" />
      <span className={joinClasses(layout.row, layout.wrap)}>
        <Button variant="outlined" onClick={() => onPick([...new Set([...picked, ...found.map(({ key }) => key)])])}>
          {t('jackpots.pickShown')}
        </Button>
        <Button variant="outlined" onClick={() => onPick([])}>
          {t('jackpots.pickNone')}
        </Button>
      </span>
      <div className={textStyles.small} style={{ maxHeight: '11rem', overflowY: 'auto' }}>
        {found.map(({ key, name }) => (
          <label key={key} className={layout.row}>
            <input type="checkbox" checked={picked.includes(key)} onChange={() => toggle(key)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
