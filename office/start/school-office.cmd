@echo off
rem Opens the school's website editor on Windows: double-click this file.
cd /d "%~dp0..\.."
where node >nul 2>nul || (
  echo Node.js is missing. Install it from https://nodejs.org, then open this file again.
  pause
  exit /b 1
)
node run.mjs office %*
if errorlevel 1 pause
