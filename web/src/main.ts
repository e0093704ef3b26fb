import { mount } from 'svelte';
import './look/index.css';
import App from './App.svelte';
import './keyed';
import { copyWhatIsDue } from './memory/soon';
import { followForgetting } from './memory/windows';
import { keepShell } from './pwa';
import './settings';
import { wordsReady } from './words';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await wordsReady();
mount(App, { target });
keepShell();
followForgetting();
copyWhatIsDue();
