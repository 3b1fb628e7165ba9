import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Item } from './item-view.tsx'

/** In the national format, or the IBAN. */
export const writeAccount = ({ local, iban }: Item['bankAccounts'][number]): string => local ?? iban

/** The bank account of a proof: staff compare the number on the document with the player's input, or correct it. */
export function AccountOnPaper({
  accounts,
  value,
  onChange,
}: {
  readonly accounts: Item['bankAccounts']
  readonly value: string
  readonly onChange: (account: string) => void
}) {
  const { t } = useTexts()
  return (
    <section className={layout.section} aria-labelledby="account-title">
      <h2 id="account-title">{t('documents.account')}</h2>
      <Field label={t('documents.accountOnPaper')}>
        {(control) => (
          <input
            {...control}
            list="entered-accounts"
            autoComplete="off"
            maxLength={42}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <datalist id="entered-accounts">
        {accounts.map((account) => (
          <option key={account.bankAccountId}>{writeAccount(account)}</option>
        ))}
      </datalist>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>
        {t(accounts.length > 0 ? 'documents.accountEntered' : 'documents.accountMissing')}
      </p>
    </section>
  )
}
