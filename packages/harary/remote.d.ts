// SPDX-License-Identifier: MIT
export { RemoteEngine } from './index.js';
