/**
 * The nginx configuration (1.18 or newer, with the Brotli static module), to be included in the `http` block, for
 * example from `/etc/nginx/sites-enabled/` on Debian. Header values are variables, so that locations don't have to
 * repeat `add_header`. nginx doesn't send a header whose variable is empty.
 */

import { type BuiltSite, extensionOf, mediaTypes, usualHeaders } from './built-site.ts';
import { CONTACT_PATH, HEALTH_PATH } from './endpoints.ts';
import { cacheControlFor, HASHED_ASSETS_PREFIX, mediaTypeOf, plainAnswerHeaders } from './headers.ts';
import { type HostSettings, httpsOrigin } from './settings.ts';
import { HIDDEN_PATH, ODD_PATH, spellingsOf } from './spellings.ts';

/** An internal location, not an address. A named location can't handle a request without a path. */
const PLAIN_ANSWER = '/_plain-answer';

/** Returns the configuration. Throws if a header contains characters that nginx would read as a variable. */
export function nginxConfiguration(site: BuiltSite, settings: HostSettings): string {
  const { domain, siteDir, previousDir, httpPort, httpsPort, upstream, acmeDir } = settings;
  const certificate = settings.certificate ?? {
    file: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${domain}/privkey.pem`,
  };
  const pages = site.addresses.filter(({ isDocument }) => isDocument);
  const pathOf = (file: string) => `/${file}`;
  const plain = plainAnswerHeaders({ isHttps: true });
  const documents = [...pages, site.notFound];
  const longestKey = Math.max(...site.addresses.map(({ file }) => Buffer.byteLength(pathOf(file)))) + 16;

  const policies: [string, string][] = documents.map(({ file, headers }) => [
    `${file === site.notFound.file ? 'missing' : 'file'} ${pathOf(file)}`,
    headers['Content-Security-Policy'] ?? '',
  ]);
  for (const extension of mediaTypes(site, mediaTypeOf).keys()) {
    const policy = site.addresses.find(({ file, isDocument }) => !isDocument && extensionOf(file) === extension)
      ?.headers['Content-Security-Policy'];
    if (policy !== undefined) policies.push([`~^file .*\\.${extension}$`, policy]);
  }
  const usualCache = cacheControlFor('/');
  const ownCache = site.addresses.filter(({ path, headers }) => {
    return !path.startsWith(HASHED_ASSETS_PREFIX) && headers['Cache-Control'] !== usualCache;
  });
  const specialTypes = site.addresses.filter(({ path, file, isDocument, headers }) => {
    return !isDocument && headers['Content-Type'] !== mediaTypeOf(`/x.${extensionOf(file)}`) && path !== '/';
  });

  return `# Written by the build from hosting/. Changes made here are lost.
map_hash_bucket_size ${2 ** Math.ceil(Math.log2(Math.max(64, longestKey + 32)))};

# The path as requested, without the query.
${map('$request_uri', '$site_path', [['~^(?<site_raw>[^?]*)', '$site_raw']])}
# The canonical address of a page for any spelling, or the new address of a moved file. Otherwise empty.
${map('$uri', '$site_page', [
  ['default', ''],
  ...pages.map(({ path }): [string, string] => [decodeURIComponent(path), path]),
  ...site.moved,
  ...pages.map(({ path }): [string, string] => [`~*${spellingsOf(decodeURIComponent(path))}`, path]),
])}
map "$site_path $site_page" $site_moved {
  default "";
  "~^(\\S+) \\1$" "";
  "~^\\S* (?<site_to>/\\S*)$" $site_to;
}
${map('$site_path', '$site_is_odd', [
  ['default', '0'],
  [`~*${ODD_PATH.replaceAll('\\\\', '\\\\\\\\')}`, '1'],
])}
${map('$site_page', '$site_file', [
  ['default', '$uri'],
  ...pages.map(({ path, file }): [string, string] => [path, pathOf(file)]),
])}
# What kind of answer it is: a file, the not-found page, or a line of text.
${map('$status', '$site_kind', [
  ['default', 'plain'],
  ['~^(?:200|206|304|416)$', 'file'],
  ['404', 'missing'],
])}
${map('"$site_kind $uri"', '$site_policy', [['default', ''], ['~^plain ', plain['Content-Security-Policy'] ?? ''], ...policies])}
${map('"$site_kind $uri"', '$site_cache', [
  ['default', usualCache],
  ['~^plain ', plain['Cache-Control'] ?? ''],
  ['~^missing ', 'no-cache'],
  [`~^file ${HASHED_ASSETS_PREFIX}`, cacheControlFor(HASHED_ASSETS_PREFIX)],
  ...ownCache.map(({ file, headers }): [string, string] => [`file ${pathOf(file)}`, headers['Cache-Control'] ?? '']),
])}
${map('$status', '$site_allow', [
  ['default', ''],
  ['405', 'GET, HEAD'],
])}

server {
  listen ${httpPort};
  listen [::]:${httpPort};
  server_name ${domain};
  server_tokens off;
  location ^~ /.well-known/acme-challenge/ { root "${acmeDir}"; }
  location / { return 308 ${httpsOrigin(settings)}$request_uri; }
}

server {
  listen ${httpsPort} ssl http2;
  listen [::]:${httpsPort} ssl http2;
  server_name ${domain};
  root "${siteDir}";

  ssl_certificate "${certificate.file}";
  ssl_certificate_key "${certificate.key}";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:school_site:2m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  server_tokens off;
  # No disable_symlinks: with it, the brotli module randomly treats files as missing. The build contains no links.
  client_header_timeout 10s;
  client_body_timeout 15s;
  keepalive_timeout 10s;
  send_timeout 60s;
  client_max_body_size 512k;
  gzip off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  default_type application/octet-stream;
  types {
${[...mediaTypes(site, mediaTypeOf)].map(([extension, type]) => `    ${quote(type)} ${extension};`).join('\n')}
  }

${Object.entries(usualHeaders()).map(addHeader).join('\n')}
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
  add_header Allow $site_allow always;

  # Files that only the previous build has, and all of its files for the instant in which a build replaces the folder.
  recursive_error_pages on;
  error_page 404 = @previous;
  error_page 400 403 405 408 411 412 413 414 415 421 494 497 500 501 502 503 504 ${PLAIN_ANSWER};
  location = ${PLAIN_ANSWER} {
    internal;
    types { }
    default_type ${quote(plain['Content-Type'] ?? '')};
    # The status stays the one of the error.
    return 200 "This request cannot be answered.";
  }
  location @previous {
    root "${previousDir}";
    recursive_error_pages off;
    error_page 404 ${pathOf(site.notFound.file)};
    try_files $site_file =404;
  }
  location = ${pathOf(site.notFound.file)} { internal; }
  location ~ ^/\\.well-known/[^./][^/]*$ { try_files $uri =404; }
  location ~ ${quote(HIDDEN_PATH)} { return 404; }
${specialTypes
  .map(
    ({ path, file, headers }) =>
      `  location = ${quote(decodeURIComponent(path))} { types { } default_type ${quote(headers['Content-Type'] ?? '')}; try_files ${quote(pathOf(file))} =404; }`,
  )
  .join('\n')}

  location / {
    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    if ($site_moved != "") { return 308 $site_moved$is_args$args; }
    if ($site_is_odd) { return 404; }
    try_files $site_file =404;
  }

  # The contact form and the health of the site's own server, which sends all headers itself.
${[CONTACT_PATH, HEALTH_PATH]
  .map(
    (path) => `  location = ${path} {
    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    # Overwritten: what the visitor says about himself is not believed.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    # An empty header is not sent, and keeps the ones above from being added a second time.
    add_header Via "";
  }`,
  )
  .join('\n')}
}
`;
}

function map(source: string, variable: string, entries: readonly (readonly [key: string, value: string])[]): string {
  const lines = entries.map(([key, value]) => {
    const written = /^\$\w+$/.test(value) ? value : quote(value);
    // nginx doesn't expand variables in keys, so a regular expression can end with `$`.
    return `  ${key === 'default' ? key : `"${key.replaceAll('"', '\\"')}"`} ${written};`;
  });
  return `map ${source} ${variable} {\n${lines.join('\n')}\n}`;
}

function addHeader([name, value]: [string, string]): string {
  return `  add_header ${name} ${quote(value)} always;`;
}

/** Quotes a value. nginx can't escape a dollar sign. */
function quote(text: string): string {
  if (/\$\w/.test(text)) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
