import { connection } from 'next/server';
import { Portal } from './portal';

export const metadata = { title: 'Next', icons: 'data:,' };

export default async function Layout({ children }) {
  // Drawn for each request: the nonce is the request's own.
  await connection();
  return (
    <html lang="en">
      <body>
        <Portal>{children}</Portal>
      </body>
    </html>
  );
}
