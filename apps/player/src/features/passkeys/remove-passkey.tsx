import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { removeOwnPasskey, type listOwnPasskeys } from '#contract/play-v1/player-passkeys.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'

type Props = {
  readonly passkey: ReplyOf<typeof listOwnPasskeys>['passkeys'][number]
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** The dialog to remove a passkey, with the password as proof. */
export function RemovePasskey({ passkey: { passkeyId, name }, errors, onClose, onRemoved }: Props) {
  const t = useTranslations('passkeys')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(removeOwnPasskey, { body: { passkeyId, password } })
    setIsBusy(false)
    if (answer.ok) onRemoved()
    else setFailed(answer)
  }

  return (
    <Dialog labelledBy="remove-passkey" onClose={onClose}>
      <PageForm onSubmit={(event) => void submit(event)}>
        <DialogTitle id="remove-passkey">{t('removeOf', { name })}</DialogTitle>
        <DialogBody>
          <p>{t('removeMeans')}</p>
          <Field
            label={t('password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
            hint={t('passwordHint')}
          />
          <Failure failed={failed} texts={errors} />
        </DialogBody>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" isLoading={isBusy}>
            {t('remove')}
          </Button>
        </DialogActions>
      </PageForm>
    </Dialog>
  )
}
