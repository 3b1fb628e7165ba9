import { fieldsNamed, type NamingRefusal } from '../../shell/fields/mark-fields.ts'

/** Names of the form's invalid fields, by validation of the contract or by the registration itself. */
export const findBadFields = (refused: NamingRefusal): ReadonlySet<string> => new Set(fieldsNamed(refused))
