/**
 * Whether the site may depend on internals of its packages. `PACKAGE_INTERNALS=unused` at the build and at the start of the
 * process gives a site that uses only what they document: larger and painted later (README.md), never different.
 */
export const usesPackageInternals = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['PACKAGE_INTERNALS'] !== 'unused'
