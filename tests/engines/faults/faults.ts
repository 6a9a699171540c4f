import { addressRows } from './addresses.ts';
import { extensionRows, featureRows, vendorRows } from './browser.ts';
import { chatRows } from './chat.ts';
import { deploymentRows } from './deployment.ts';
import { formRows } from './forms.ts';
import { overlayRows } from './overlays.ts';
import type { Row } from './row.ts';
import { storageRows, tabRows } from './storage.ts';

/** Each fault that only a network, a browser or an engine brings about, and what becomes of it. */
export const rows: readonly Row[] = [
  ...storageRows,
  ...tabRows,
  ...deploymentRows,
  ...overlayRows,
  ...chatRows,
  ...formRows,
  ...vendorRows,
  ...featureRows,
  ...extensionRows,
  ...addressRows,
];
