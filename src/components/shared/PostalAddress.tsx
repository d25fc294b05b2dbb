import type { School } from '../../lib/text/content-types.ts';

type PostalAddressProps = { name: string; address: School['mailingAddress'] };

export function PostalAddress({ name, address: { street, city, state, zip } }: PostalAddressProps) {
  return (
    <address className="not-italic">
      {name}
      <br />
      {street}
      <br />
      {city}, {state} {zip}
    </address>
  );
}
