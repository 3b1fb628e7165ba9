/** By what it is called in requests and in the audit log; a field without a name stays as it is. */
export function nameOfField(field: string, or: (key: string, fallback: string) => string): string {
  const right = field.startsWith('permission.') ? or(`right.${field.slice('permission.'.length)}`, field) : field
  const other = or(`approvals.action.${field}`, or(`language.${field}`, or(`personField.${field}`, right)))
  return or(`approvals.field.${field}`, or(`audit.field.${field}`, other))
}
