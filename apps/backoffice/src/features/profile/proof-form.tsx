import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  readonly button: string
  readonly children?: ReactNode
  readonly isReady?: boolean
  readonly onProve: (password: string) => Promise<unknown>
}

/** Requires the password for a change that would help a thief of the session. */
export function ProofForm({ button, children, isReady = true, onProve }: Props) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const prove = useMutation({ mutationFn: () => onProve(password), onSuccess: () => setPassword('') })
  return (
    <form
      className={layout.column}
      style={{ gap: 10, maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && isReady && !prove.isPending) prove.mutate()
      }}
    >
      {children}
      <TextField
        label={t('profile.presentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onWrite={setPassword}
      />
      {prove.isError ? <ProblemNote error={prove.error} /> : null}
      <div>
        <Button variant="outlined" type="submit" aria-disabled={password === '' || !isReady || prove.isPending}>
          {prove.isPending ? t('confirm.working') : button}
        </Button>
      </div>
    </form>
  )
}
